export {
  ShelfSlot,
  SlotAction,
  SlotFacts,
  SlotPrice,
  SlotSource,
  type ShelfSlotEvents,
  type ShelfSlotProps,
} from './ShelfSlot'
