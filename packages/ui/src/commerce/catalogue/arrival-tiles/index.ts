export { ArrivalTiles, type ArrivalTilesProps, type ArrivalTileView } from './ArrivalTiles'
