import { afterEach } from 'vitest'

/**
 * For tests that change what all tests of a file share, such as a price.
 * @returns notes a step that puts things back; after each test the steps run, the last one first
 */
export function undoAfterEach(): (step: () => Promise<unknown>) => void {
  let steps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const step of steps.reverse()) await step()
    steps = []
  })
  return (step) => steps.push(step)
}
