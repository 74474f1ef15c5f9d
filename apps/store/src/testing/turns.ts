import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Counts the turns of the event loop while `work` runs, and returns its result. Work on this thread blocks the loop and
 * leaves a turn or two; work in another thread leaves thousands, even on a busy machine, because the loop never sleeps.
 */
export async function turnsDuring<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  const state = { isOver: false, turns: 0 }
  const over = work.finally(() => {
    state.isOver = true
  })
  over.catch(() => undefined)
  while (!state.isOver) {
    await nextTurn()
    if (!state.isOver) state.turns += 1
  }
  return { turns: state.turns, result: await over }
}
