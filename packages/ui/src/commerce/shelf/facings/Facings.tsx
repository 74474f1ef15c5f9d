import type { CSSProperties } from 'react'
import { cva } from 'class-variance-authority'
import type { FacingsView, ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'

/** Pixels for a millimetre, so that all packs have one scale. */
const pixelsPerMm = 0.5

/** Largest size of the packs of a place, in mm: its width, and the height of its picture less a small space. */
const room = { width: 280, height: 256 }

/** Space between two packs in mm. */
const space = 6

const maximumColumns = 4

const trayStyles = cva('flex items-end gap-[calc(3px*var(--board-scale,1))]', {
  variants: { raised: { true: 'border-b border-line-control px-1', false: '' } },
})

const facingStyles = cva(
  'relative block h-[calc(var(--front-height)*var(--board-scale,1))] ' +
    'w-[calc(var(--front-width)*var(--board-scale,1))] flex-none',
  {
    variants: {
      kind: {
        pack: '',
        added: '',
        drafted:
          '*:opacity-40 after:absolute after:-inset-px after:border-[1.5px] after:border-brand after:content-[""] ' +
          '*:transition-[translate,opacity] *:duration-move *:starting:-translate-y-3.5 *:starting:opacity-0',
        coming:
          '*:opacity-40 after:absolute after:-inset-px after:border-[1.5px] after:border-dotted ' +
          'after:border-ink-muted after:content-[""]',
        suggested:
          '*:opacity-40 after:absolute after:-inset-px after:border-[1.5px] after:border-dashed ' +
          'after:border-line-control after:content-[""]',
        gap: 'border-[1.5px] border-dashed border-line-control forced-colors:border-[CanvasText]',
      },
      outline: { round: 'rounded-[40%] after:rounded-[40%]', square: 'rounded-xs after:rounded-xs' },
      /** A second pack stands behind it. */
      deep: {
        true:
          '*:[filter:drop-shadow(3px_-3px_0_color-mix(in_oklab,var(--ink)_30%,var(--media)))] ' +
          'rtl:*:[filter:drop-shadow(-3px_-3px_0_color-mix(in_oklab,var(--ink)_30%,var(--media)))]',
        false: '',
      },
    },
  },
)

type Kind = NonNullable<Parameters<typeof facingStyles>[0]>['kind']

/** What stands at a position, counted from the bottom at the start of the row. */
function kindAt(position: number, { filled, added, onItsWay }: FacingsView, isDraft: boolean): Kind {
  if (position < filled) return 'pack'
  if (position < filled + added) return isDraft ? 'drafted' : 'added'
  return position < filled + added + onItsWay ? 'coming' : 'gap'
}

export interface FacingsProps extends Pick<ShelfPlaceView, 'picture' | 'front' | 'facings' | 'status'> {
  /** `eager` for pictures visible on load; `lazy` by default. */
  loading?: 'lazy' | 'eager'
  /** The buyer has filled the place, and it is not in the cart yet. False by default. */
  isDraft?: boolean
}

/**
 * The packs of one place, true to scale: those that are left or in the cart, those the buyer fills as faint packs in
 * a solid outline, those on their way as faint packs in a dotted one, and missing ones as dashed outlines. Decorative:
 * the text beside it says the same.
 */
export function Facings({ picture, front, facings, status, loading = 'lazy', isDraft = false }: FacingsProps) {
  const { rows } = facings
  const fitting = Math.max(1, Math.min(maximumColumns, Math.floor((room.width + space) / (front.width + space))))
  const count = Math.min(facings.count, rows * fitting)
  const columns = Math.ceil(count / rows)
  const share = count / facings.count
  const shown: FacingsView = {
    ...facings,
    count,
    filled: facings.filled === 0 ? 0 : Math.max(1, Math.round(facings.filled * share)),
    added: Math.round(facings.added * share),
    onItsWay: Math.round(facings.onItsWay * share),
  }
  const scale = pixelsPerMm * Math.min(1, room.width / front.width, room.height / (rows * (front.height + space)))
  const [width, height] = [Math.round(front.width * scale), Math.round(front.height * scale)]
  const isRound = rows > 1 && Math.abs(front.width - front.height) <= front.width / 10
  return (
    <span
      aria-hidden="true"
      className="grid justify-items-center gap-0.75"
      style={{ '--front-width': `${width}px`, '--front-height': `${height}px` } as CSSProperties}
    >
      {Array.from({ length: rows }, (_, row) => {
        const first = (rows - 1 - row) * columns
        const positions = Array.from({ length: Math.max(0, Math.min(columns, count - first)) }, (__, at) => first + at)
        return (
          <span key={row} className={trayStyles({ raised: row < rows - 1 })}>
            {positions.map((position) => {
              const kind = status === 'suggested' && !isDraft ? 'suggested' : kindAt(position, shown, isDraft)
              const isDeep = kind === 'pack' && (position < shown.filled - 1 || shown.filled === count)
              return (
                <i
                  key={position}
                  data-facing={kind}
                  className={facingStyles({ kind, deep: isDeep, outline: isRound ? 'round' : 'square' })}
                >
                  {kind !== 'gap' && picture.src !== null && (
                    <img
                      src={picture.src}
                      alt=""
                      width={width}
                      height={height}
                      loading={loading}
                      decoding="async"
                      className="size-full max-w-none object-contain object-bottom"
                    />
                  )}
                </i>
              )
            })}
          </span>
        )
      })}
    </span>
  )
}
