import { useLayoutEffect, useRef, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { mark, obeyMarks, type HandState } from './forced-states'

const HANDS: readonly HandState[] = ['hover', 'focus', 'pressed']

const DENSITIES = ['comfortable', 'compact'] as const

/** Maximum width of a row in rem, as on a desktop window; further cells wrap. */
const MOST = 76
const HEAD = 7
const GAP = 1

const MUTED: CSSProperties = { fontSize: '0.75rem', color: 'var(--ink-muted)' }

interface CellProps {
  name: string
  /** Undefined for the resting state. */
  hand: HandState | undefined
  target: string | undefined
  children: ReactNode
}

function Cell({ name, hand, target, children }: CellProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (hand !== undefined) mark(ref.current!, hand, target)
  })
  return (
    <figure style={{ margin: 0, display: 'grid', gap: '0.25rem', alignContent: 'start' }}>
      <figcaption style={MUTED}>{name}</figcaption>
      <div ref={ref}>{children}</div>
    </figure>
  )
}

export interface StatesMatrixProps<Props extends object> {
  /** The component. */
  part: ComponentType<Props>
  /** Arguments of every cell. */
  args: NoInfer<Props>
  /** Rows by name, with the arguments that differ. Default: one row without a name. */
  variants?: Readonly<Record<string, Partial<NoInfer<Props>>>>
  /** Cells by name after rest, hover, focus and pressed, with the arguments of the state. */
  states?: Readonly<Record<string, Partial<NoInfer<Props>>>>
  /** Selector of the element in the interaction state. Default: the first control of the part. */
  target?: string
  /** The interaction states that change its appearance. Default: all three. */
  hands?: readonly HandState[]
  /** Width of a cell, in rem. */
  cell?: number
}

/**
 * A component in all its states: variants as rows, states as columns, once in each density. Interaction states use the
 * active style sheet.
 */
export function StatesMatrix<Props extends object>({
  part: Part,
  args,
  variants = { '': {} },
  states = {},
  target,
  hands = HANDS,
  cell = 9,
}: StatesMatrixProps<Props>) {
  useLayoutEffect(() => obeyMarks(document), [])
  const cells: { name: string; change: Partial<Props>; hand?: HandState }[] = [
    { name: 'rest', change: {} },
    ...hands.map((hand) => ({ name: hand, change: {}, hand })),
    ...Object.entries(states).map(([name, change]) => ({ name, change })),
  ]
  const abreast = Math.min(cells.length, Math.floor((MOST - HEAD) / (cell + GAP)))
  const rows = Object.entries(variants)
  return (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {DENSITIES.map((density) => (
        <section key={density} data-density={density} style={{ display: 'grid', gap: `${GAP}rem` }}>
          <p style={{ fontWeight: 700 }}>{density}</p>
          {rows.map(([variant, props]) => (
            <div
              key={variant}
              style={{
                display: 'grid',
                gap: `${GAP}rem`,
                gridTemplateColumns: `${rows.length > 1 ? `${HEAD}rem ` : ''}repeat(${abreast}, ${cell}rem)`,
              }}
            >
              {rows.length > 1 && (
                <p style={{ ...MUTED, gridRow: `1 / span ${Math.ceil(cells.length / abreast)}` }}>{variant}</p>
              )}
              {cells.map(({ name, change, hand }) => (
                <Cell key={name} name={name} hand={hand} target={target}>
                  <Part {...args} {...props} {...change} />
                </Cell>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
