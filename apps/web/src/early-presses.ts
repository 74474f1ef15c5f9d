/**
 * Remembers which button was pressed last while nothing answers yet. Links lead on by themselves, and boxes keep what was ticked.
 * @returns presses it again, now that something does
 */
export function rememberPresses(container: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest('button') ?? pressed
  }
  container.addEventListener('click', remember, true)
  return () => {
    container.removeEventListener('click', remember, true)
    if (pressed?.isConnected) pressed.click()
  }
}
