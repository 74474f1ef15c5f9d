import {
  Activity,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactNode,
} from 'react'

/** Distance from the viewport at which a part is hydrated, so that it is ready for a press. */
const NEAR = '25%'

/** Events of a press or of input. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'click', 'input', 'change'] as const

const subscribeToNothing = () => () => undefined

const clientSnapshot = () => null

export interface RenderWhenVisibleProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-label'> {
  /** The element that is observed. */
  as: 'li' | 'aside'
  children: ReactNode
}

/**
 * Delays the hydration of a part of a server-rendered document until it is near the viewport, is pressed, gets the
 * focus or its props change. A part that the browser renders itself is a plain element. An Activity can wait for
 * hydration like a Suspense boundary, but servers that stream send it in place instead of moving it there by a script.
 */
export function RenderWhenVisible({ as: Element, children, ...attributes }: RenderWhenVisibleProps) {
  const [gate] = useState(createGate)
  const element = useRef<HTMLElement | null>(null)
  // React calls getServerSnapshot only while hydrating; unlike a state, this causes no second render.
  useSyncExternalStore(subscribeToNothing, clientSnapshot, gate.close)
  gate.countRender()
  // Not a passive effect: a press may come before these run.
  useLayoutEffect(() => {
    if (gate.isOpen()) return
    const part = element.current!
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && gate.open(),
      { rootMargin: NEAR },
    )
    observer.observe(part)
    const listeners = new AbortController()
    const openIfInside = ({ target }: Event) => part.contains(target as Node) && gate.open()
    // Before React, which hydrates a pressed part in the capture phase of its root.
    const options = { capture: true, passive: true, signal: listeners.signal }
    for (const name of INPUT_EVENTS) document.addEventListener(name, openIfInside, options)
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [gate])
  return (
    <Element ref={(it: HTMLElement | null) => void (element.current = it)} {...attributes}>
      <Activity>
        <Content gate={gate}>{children}</Content>
      </Activity>
    </Element>
  )
}

function Content({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (gate.blocks()) use(gate.opened)
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
    /** True if React has to wait: on the first attempt, unless the part was pressed before. */
    blocks() {
      if (state !== 'closed') return false
      state = 'suspended'
      return true
    },
  }
}
