export { ArrivalTiles, type ArrivalTilesProps } from './ArrivalTiles'
