import { useLayoutEffect, useRef, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { forceState, enableForcedStates, type InteractionState } from './forced-states'

const INTERACTIONS: readonly InteractionState[] = ['hover', 'focus', 'pressed']

const DENSITIES = ['comfortable', 'compact'] as const

/** Maximum width of a row of cells in rem, as in a desktop window. Cells that have no room wrap. */
const MAX_WIDTH = 68
const HEADER_WIDTH = 7
const GAP = 1

const MUTED: CSSProperties = { fontSize: '0.75rem', color: 'var(--ink-muted)' }

interface CellProps {
  name: string
  /** Undefined for the resting state. */
  interaction: InteractionState | undefined
  target: string | undefined
  children: ReactNode
}

function Cell({ name, interaction, target, children }: CellProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (interaction !== undefined) forceState(ref.current!, interaction, target)
  })
  return (
    <figure data-cell style={{ margin: 0, minInlineSize: 0, display: 'grid', gap: '0.25rem', alignContent: 'start' }}>
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
  interactions?: readonly InteractionState[]
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
  interactions = INTERACTIONS,
  cell = 9,
}: StatesMatrixProps<Props>) {
  useLayoutEffect(() => enableForcedStates(document), [])
  const cells: { name: string; change: Partial<Props>; interaction?: InteractionState }[] = [
    { name: 'rest', change: {} },
    ...interactions.map((interaction) => ({ name: interaction, change: {}, interaction })),
    ...Object.entries(states).map(([name, change]) => ({ name, change })),
  ]
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
                gridTemplateColumns: rows.length > 1 ? `${HEADER_WIDTH}rem minmax(0, 1fr)` : 'minmax(0, 1fr)',
              }}
            >
              {rows.length > 1 && <p style={MUTED}>{variant}</p>}
              <div
                style={{
                  display: 'grid',
                  gap: `${GAP}rem`,
                  gridTemplateColumns: `repeat(auto-fill, minmax(min(${cell}rem, 100%), ${cell}rem))`,
                  maxInlineSize: `${MAX_WIDTH}rem`,
                }}
              >
                {cells.map(({ name, change, interaction }) => (
                  <Cell key={name} name={name} interaction={interaction} target={target}>
                    <Part {...args} {...props} {...change} />
                  </Cell>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
