import { setImmediate } from 'node:timers/promises'

/** Lets what waits in this process, such as calls of buyers, have its turn during long work. */
export const breathe = (): Promise<void> => setImmediate()

/** Goes through many items, and lets others have their turn after every so many. */
export async function* unhurried<Item>(items: Iterable<Item>, atOnce = 250): AsyncGenerator<Item> {
  let count = 0
  for (const item of items) {
    yield item
    count += 1
    if (count % atOnce === 0) await breathe()
  }
}
