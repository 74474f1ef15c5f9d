import { afterEach } from 'vitest'

/**
 * For tests that change shared data, e.g. a price.
 * @returns registers a step to restore it; steps run after each test, last first
 */
export function undoAfterEach(): (step: () => Promise<unknown>) => void {
  let steps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const step of steps.reverse()) await step()
    steps = []
  })
  return (step) => steps.push(step)
}
