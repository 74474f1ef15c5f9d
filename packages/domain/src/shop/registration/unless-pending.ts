/** Wraps actions so that they do nothing while the application is being sent. */
export function unlessPending(busy: boolean) {
  return <Event = void>(act: (event: Event) => void) =>
    (event: Event) => {
      if (!busy) act(event)
    }
}
