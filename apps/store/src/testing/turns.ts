import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Counts the event loop's turns while `work` runs, and returns its result. Work on the answering thread itself leaves it a
 * turn or two; work beside it leaves thousands, on a busy machine too, because this loop never sleeps.
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
