import { setTimeout as delay } from 'node:timers/promises'

/** How often the answering thread had its turn while something was done, and what came of that; never, if that thread did it in one go. */
export async function turnsDuring<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  const state = { isOver: false, turns: 0 }
  const over = work.finally(() => {
    state.isOver = true
  })
  over.catch(() => undefined)
  while (!state.isOver) {
    await delay(1)
    if (!state.isOver) state.turns += 1
  }
  return { turns: state.turns, result: await over }
}
