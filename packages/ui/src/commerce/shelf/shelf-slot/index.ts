export { ShelfSlot, SlotFacts, type ShelfSlotEvents, type ShelfSlotProps } from './ShelfSlot'
