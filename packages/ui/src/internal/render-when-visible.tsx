import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react'

/** Distance from the viewport at which a part is hydrated, so that it is ready for a press. */
const NEAR = '25%'

const subscribeToNothing = () => () => undefined

const clientSnapshot = () => null

export interface RenderWhenVisibleProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-label'> {
  /** The element that is observed. */
  as: 'li' | 'aside'
  children: ReactNode
}

/**
 * Delays the hydration of a part of a server-rendered document until it is near the viewport, is pressed, gets the
 * focus or its props change. A part that the browser renders itself is a plain element.
 */
export function RenderWhenVisible({ as: Element, children, ...attributes }: RenderWhenVisibleProps) {
  const [gate] = useState(createGate)
  const element = useRef<HTMLElement | null>(null)
  // React calls getServerSnapshot only while hydrating; unlike a state, this causes no second render.
  useSyncExternalStore(subscribeToNothing, clientSnapshot, gate.close)
  gate.countRender()
  useEffect(() => {
    if (gate.isOpen()) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && gate.open(),
      {
        rootMargin: NEAR,
      },
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [gate])
  return (
    <Element ref={(it: HTMLElement | null) => void (element.current = it)} {...attributes}>
      <Suspense>
        <Content gate={gate} element={element}>
          {children}
        </Content>
      </Suspense>
    </Element>
  )
}

interface ContentProps {
  gate: Gate
  element: RefObject<HTMLElement | null>
  children: ReactNode
}

function Content({ gate, element, children }: ContentProps) {
  if (gate.blocks(element.current)) use(gate.opened)
  return children
}

type Gate = ReturnType<typeof createGate>

/**
 * Suspends the hydration of a part once: React keeps its HTML and continues when the gate is opened. If React returns
 * earlier, it has a reason (an event, other props, another context), and suspending again would discard the part's
 * HTML.
 */
function createGate() {
  let state: 'closed' | 'suspended' | 'open' = 'open'
  let renders = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = () => {
      state = 'open'
      resolve()
    }
  })
  return {
    opened,
    open,
    isOpen: () => state === 'open',
    /** Called while hydrating. On the server there is no gate. */
    close() {
      if (renders === 0 && typeof document !== 'undefined') state = 'closed'
      return null
    },
    /** A second render means that the props have changed. */
    countRender() {
      renders += 1
      if (renders > 1) open()
    },
    /** True if React has to wait: on the first attempt, unless a press on the part itself caused it. */
    blocks(part: Element | null) {
      if (state !== 'closed') return false
      const pressed = window.event?.target
      if (pressed instanceof Node && part?.contains(pressed)) return false
      state = 'suspended'
      return true
    },
  }
}
