//! Every decision a player or nature can make.

use kernel::Seat;

use crate::ids::{
    Action, Beast, Camp, Cell, Color, Crowd, Fish, Food, MapTile, Member, Pattern, Prey, Price, Rite, Row,
    Section, Side, Slot, Way, Weather, Wheel,
};

kernel::choice!(
    /// A decision. Variants stand in the order in which decision lists name them.
    Choice {
        /// Nature deals a price tile.
        DealPrice(Price),
        /// Nature deals a map tile, straight or turned by half a circle.
        DealTile(MapTile, bool),
        /// Nature deals a gathering tile.
        DealFood(Food),
        /// Nature deals a fish.
        DealFish(Fish),
        /// Nature deals a hunting card.
        DealPrey(Prey),
        /// Nature deals a ceremony card.
        DealRite(Rite),
        /// Nature deals an animal token.
        DealBeast(Beast),
        /// Nature says who is next in the first turn order.
        DealTurn(Seat),
        /// Nature deals a weather tile.
        DealWeather(Weather),
        /// Turn the weather tile to its first direction.
        Orient(Side),
        /// Place the shamans in one of the patterns.
        Arrange(Pattern),
        /// Paint a section.
        Paint(Section),
        /// Gather the tile of a slot.
        Gather(Slot),
        /// Hold the ceremony of a card.
        Hold(Row),
        /// Hold a ceremony of spring without taking a card.
        Celebrate,
        /// Catch the fish of a slot.
        Catch(Slot),
        /// Hunt for a card.
        Hunt(Row),
        /// Migrate to the start tile or an own camp, so many together.
        Migrate(Cell, Crowd),
        /// Move a shaman from a position to another, or let it stay for the price of its own.
        Dance(Side, Side),
        /// Pay one resource of the price.
        Pay(Color),
        /// Put a resource at the foot of the pillar.
        Foot(Color),
        /// Take the markers of a pillar.
        Pillar(Action),
        /// Pay a resource for movement.
        March(Color),
        /// Pay a marker for movement.
        Rush(Color),
        /// Pay a development point for a step.
        Stride,
        /// Move a member that stands here.
        Walk(Cell),
        /// Stop the moving member here.
        Stop(Cell),
        /// Build a camp on a cell.
        Build(Cell, Camp),
        /// Name a member as a builder.
        Name(Member),
        /// Let a builder settle.
        Settle(Member),
        /// Take what the weather tile shows.
        Harvest,
        /// Turn a price tile for a development point.
        Turn(Wheel, Way),
        /// Turn the own weather tile for a development point.
        TurnWeather,
        /// Buy a resource for two development points.
        BuyResource(Color),
        /// Buy a marker for three development points.
        BuyMarker(Color),
        /// Pay a resource to the supply for a development point.
        SellResource(Color),
        /// Pay a marker to the supply for a development point.
        SellMarker(Color),
        /// Go on: no further part of this.
        Done,
        /// Pass.
        Pass,
    }
);
