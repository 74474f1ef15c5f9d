import { act, Fragment, type ComponentType, type ReactNode, type StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { ShopProvider } from '../shop/shop-context'
import type { TestShop } from './test-shop'

/** A container for components that render no elements. */
function emptyContainer(): Element {
  const document = Object.assign(new EventTarget(), { nodeType: 9 })
  const element = { nodeType: 1, tagName: 'DIV', nodeName: 'DIV', ownerDocument: document, textContent: '' }
  return Object.assign(new EventTarget(), element) as unknown as Element
}

/**
 * Renders a hook inside a `ShopProvider`.
 * @param mode with `StrictMode`, React runs every effect twice, which finds effects without cleanup
 * @param wrapper component that provides further contexts
 */
export async function renderHook<Result>(
  { shop, queryClient }: TestShop,
  useHook: () => Result,
  {
    mode: Mode = Fragment,
    wrapper: Wrapper = Fragment,
  }: { mode?: typeof StrictMode; wrapper?: ComponentType<{ children: ReactNode }> } = {},
) {
  let hook = useHook
  let latest: { result: Result } | undefined
  function Page() {
    latest = { result: hook() }
    return null
  }
  const root = createRoot(emptyContainer())
  const render = () =>
    act(async () =>
      root.render(
        <Mode>
          <ShopProvider shop={shop} queryClient={queryClient}>
            <Wrapper>
              <Page />
            </Wrapper>
          </ShopProvider>
        </Mode>,
      ),
    )
  const unmount = () => act(async () => root.unmount())
  onTestFinished(unmount)
  await render()

  function current(): Result {
    if (!latest) throw new Error('The hook has not run.')
    return latest.result
  }

  return {
    /** Returns the last result of the hook. */
    current,
    /** Runs an action inside React's `act`, and waits for its immediate effects. */
    async does<Done>(action: (result: Result) => Done): Promise<Awaited<Done>> {
      let done: Done | undefined
      await act(async () => {
        done = action(current())
        // The immediate effects take several turns of the event loop: the query cache notifies its observers in a separate turn.
        for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setTimeout(resolve, 0))
      })
      return (await done) as Awaited<Done>
    },
    /** Waits until the result of the hook fulfils the predicate. */
    async until(predicate: (result: Result) => boolean): Promise<Result> {
      for (let tries = 0; tries < 20_000; tries++) {
        if (predicate(current())) return current()
        await act(() => new Promise((resolve) => setTimeout(resolve, 2)))
      }
      throw new Error(`The hook did not reach the expected state. Its result: ${JSON.stringify(current(), null, 2)}`)
    },
    /** Renders again, with another hook if given. */
    async rerender(next: () => Result = hook): Promise<void> {
      hook = next
      await render()
    },
    leave: unmount,
  }
}
