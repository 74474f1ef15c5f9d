export { ShelfSlot, SlotFacts, SlotSource, type ShelfSlotEvents, type ShelfSlotProps } from './ShelfSlot'
