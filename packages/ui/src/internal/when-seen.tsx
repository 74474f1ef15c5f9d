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

/** How near to the window a part begins to answer: a press finds it ready. */
const NEAR = '25%'

const never = () => () => undefined

const nothing = () => null

export interface WhenSeenProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-label'> {
  /** The element that its nearness is told by. */
  as: 'li' | 'aside'
  children: ReactNode
}

/**
 * A part of a page that a document may bring along: React goes through it when it comes near to the window, or at once when it is
 * pressed, gets the focus, or is to show something else. Elsewhere it is a plain element.
 */
export function WhenSeen({ as: Element, children, ...attributes }: WhenSeenProps) {
  const [gate] = useState(createGate)
  const element = useRef<HTMLElement | null>(null)
  // React asks for what a document was drawn with only where it goes on from one; unlike a state, this causes no second drawing.
  useSyncExternalStore(never, nothing, gate.shut)
  gate.draw()
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
  if (gate.keepsOut(element.current)) use(gate.opened)
  return children
}

type Gate = ReturnType<typeof createGate>

/**
 * Keeps React from a part that stands in the document, once: it leaves what is there and comes back when the gate is opened. If
 * it comes back sooner, it has a reason (an event, other props, another context), and a part that waits on would be thrown away.
 */
function createGate() {
  let state: 'shut' | 'asked' | 'open' = 'open'
  let drawings = 0
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
    /** The part stands in the document already. Whoever draws documents has none. */
    shut() {
      if (drawings === 0 && typeof document !== 'undefined') state = 'shut'
      return null
    },
    /** Drawn again, the part is to show something else. */
    draw() {
      drawings += 1
      if (drawings > 1) open()
    },
    /** Whether React is to wait: at its first time here, where what brings it is no press on the part itself. */
    keepsOut(part: Element | null) {
      if (state !== 'shut') return false
      const pressed = window.event?.target
      if (pressed instanceof Node && part?.contains(pressed)) return false
      state = 'asked'
      return true
    },
  }
}
