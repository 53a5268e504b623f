//! Every decision a player or nature can make.
//!
//! Cells are written like chess squares (`e5` is the middle, see [`crate::land`]), tiles, crafts, frescoes,
//! objectives and cards by their ids in the pack.

use kernel::Seat;

use crate::{
    ids::{
        Ability, Animal, Card, Couple, Craft, Dir, Fresco, Goal, Good, Level, Objective, Panel, Ration, Rite,
        Role, Side, Site, Tile, Times, Ware,
    },
    land::Cell,
};

kernel::choice!(
    /// A decision. The variants are in the order in which lists are pushed.
    Choice {
        // Chance.
        /// The edge with the migration priority arrow (DG-S14).
        Arrow(Dir),
        /// The arrow of the centre tile (DG-S02).
        Centre(Dir),
        /// Who is the first player (DG-S13).
        First(Seat),
        /// A terrain tile is laid on the next cell.
        Lay(Tile),
        /// A craft tile is turned up in the market.
        Show(Craft),
        /// A fresco tile is turned up.
        Turn(Fresco),
        /// A common objective is set out.
        Set(Objective),
        /// A solo objective is set out.
        Aim(Goal),
        /// One of the two solo objectives that exclude each other is taken back (DG-U02).
        Drop(Goal),
        /// A solo card is turned up.
        Card(Card),

        // Programming: what to do.
        /// A member to the building site (DG-A01).
        Build,
        /// A member on a craft tile (DG-B01).
        Craft(Craft),
        /// Two members for a birth (DG-C01).
        Birth(Couple),
        /// An expedition to a tile (DG-X01); its party follows.
        Expedition(Cell),
        /// A member on a picture of the cave wall (DG-F01).
        Paint(Panel),
        /// A member on an ability (DG-G01).
        Train(Ability),
        /// The shaman on a space around the hut (DG-H01).
        Rite(Rite),
        /// No more actions this round (DG-P01).
        Pass,

        // Programming: with whom.
        /// This member goes. In a party one by one, in this order.
        Send(Role),
        /// One more tool goes along.
        Bring,
        /// The token of a perfect painting lies on this picture (DG-H03).
        Mark(Panel),

        // Resolution: which action is next.
        /// The build of this member.
        DoBuild(Role),
        DoCraft(Craft),
        DoBirth,
        DoExpedition(Cell),
        DoPaint(Panel),
        DoTrain(Ability),
        DoRite(Rite),
        /// The rest is not carried out (DG-R02).
        Rest,

        // Resolution: how.
        /// This habitat, there (DG-A02).
        Raise(Side, Site),
        /// One unit is carried home (DG-D05), or taken in the short variant's set-up (DG-K02).
        Take(Good),
        /// This animal is forgotten, so that the memory has room (DG-E05).
        Forget(Animal),
        /// An ability rises one level: tool making, or the short variant's set-up.
        Improve(Ability),
        /// Tools are made by the recipe of this level (DG-G04).
        Make(Level),
        /// The offering for the shaman.
        Offer(Good),
        /// A token or a megalith on this tile, or the cell or tile an event asks for.
        Place(Cell),
        /// One cube or two (DG-H09).
        Cubes(Times),
        /// One unit given in a trade.
        Give(Ware),
        /// The unit received for two.
        Receive(Good),

        // End of round.
        /// The meal as proposed (DG-N01).
        Feed,
        /// The meal is put together by hand.
        Rearrange,
        /// One unit of food that would keep is eaten.
        Eat(Ration),
        /// The village moves there (DG-N09, DG-U10).
        Move(Cell),
        /// The village stays.
        Stay,

        // Solo events.
        /// The event is accepted (DG-U05).
        Accept,
        /// The event is declined.
        Decline,
        /// A simple habitat burns (DG-Z25).
        Burn(Site),
        /// A craft tile is lost (DG-Z26).
        Lose(Craft),
        /// One unit is lost (DG-Z26).
        Discard(Good),

        /// Nothing more of this kind: the party is complete, no more exchanges, no upgrade, no more tiles.
        Done,

        /// Gives the solo game up, whatever is asked (DG-U18).
        Resign,
    }
);
