/** Maximum number of stories that load at a time: each is a complete Storybook preview. */
const MAX_RUNNING = 2

type Turn = (release: () => void) => void

const waiting = new Set<Turn>()
const running = new Set<Turn>()

function next(): void {
  for (const turn of waiting) {
    if (running.size >= MAX_RUNNING) return
    waiting.delete(turn)
    running.add(turn)
    turn(() => leave(turn))
  }
}

function leave(turn: Turn): void {
  waiting.delete(turn)
  if (running.delete(turn)) next()
}

/** Waits for a turn; the callback gets a function that ends it. Returns a function that leaves the queue. */
export function waitForTurn(turn: Turn): () => void {
  waiting.add(turn)
  next()
  return () => leave(turn)
}
