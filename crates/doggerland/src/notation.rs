//! Positions and choices as text.
