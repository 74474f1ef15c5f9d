import type { ProductView } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { cartonStackWords } from '../../../words/generated/carton-stack'
import { catalogWords } from '../../../words/generated/catalog'

/** Front and depth of a drawn carton, and the line around it, in px. */
const front = { width: 20, height: 13 }
const depth = { x: 5, y: 4 }
const line = 1.5

/** Cartons stand two high. More than these are drawn as these with an ellipsis. */
const rows = 2
const maximumDrawn = 12

/** Bottom left corner of a carton: columns are filled one after the other, from the bottom. */
const cornerAt = (place: number) => ({
  x: line / 2 + Math.floor(place / rows) * front.width,
  y: height - line / 2 - (place % rows) * front.height,
})

const height = rows * front.height + depth.y + line

export interface CartonStackProps {
  /** Number of pieces: a positive integer. */
  quantity: number
  /** Pieces in a full carton: a positive integer. */
  carton: number
  unit: ProductView['unit']
}

/**
 * The full cartons that a quantity makes and the rest, as a drawing and in words. The carton that the rest begins is
 * dashed, and filled as far as the pieces reach.
 */
export function CartonStack({ quantity, carton, unit }: CartonStackProps) {
  const t = useWords(cartonStackWords)
  const tCatalog = useWords(catalogWords)
  const cartons = Math.floor(quantity / carton)
  const left = quantity % carton
  const rest = tCatalog('pieces', { unit: unit ?? 'other', count: left })
  const key = left === 0 ? 'full' : cartons === 0 ? 'rest' : 'fullAndRest'
  return (
    <span className="flex items-end gap-2.5">
      <Drawing cartons={cartons} share={left / carton} />
      <span className="num min-w-0 text-xs">{t(key, { cartons, size: carton, rest })}</span>
    </span>
  )
}

interface DrawingProps {
  /** Full cartons. */
  cartons: number
  /** How full the last carton is, from 0 to 1; 0 if there is none besides the full ones. */
  share: number
}

function Drawing({ cartons, share }: DrawingProps) {
  const isCut = cartons + Math.ceil(share) > maximumDrawn
  const full = isCut ? maximumDrawn : cartons
  const columns = Math.ceil((full + (isCut ? 0 : Math.ceil(share))) / rows)
  const stackWidth = columns * front.width + depth.x + line
  const width = stackWidth + (isCut ? 18 : 0)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="flex-none rtl:-scale-x-100"
      fill="var(--surface)"
      stroke="var(--ink-muted)"
      strokeWidth={line}
      strokeLinejoin="round"
    >
      {Array.from({ length: full }, (_, place) => (
        <Carton key={place} place={place} />
      ))}
      {!isCut && share > 0 && <BegunCarton place={full} share={share} />}
      {isCut &&
        [0, 1, 2].map((dot) => (
          <circle
            key={dot}
            cx={stackWidth + 3 + dot * 6}
            cy={height - 4}
            r={1.5}
            fill="var(--ink-muted)"
            stroke="none"
          />
        ))}
    </svg>
  )
}

/** A full carton: its side and top, its front, and the tape. */
function Carton({ place }: { place: number }) {
  const { x, y } = cornerAt(place)
  const { width: w, height: h } = front
  return (
    <g data-carton="full">
      <path
        fill="var(--well)"
        d={
          `M${x + w} ${y}l${depth.x} ${-depth.y}v${-h}h${-w}l${-depth.x} ${depth.y}` +
          `h${w}zv${-h}l${depth.x} ${-depth.y}`
        }
      />
      <path d={`M${x} ${y}v${-h}h${w}v${h}z`} />
      <path d={`M${x + w / 2 - 2} ${y - h}v5h4v-5`} strokeWidth={1} />
    </g>
  )
}

/** A carton that is not full: its outline, and the share that is there, which is always visible. */
function BegunCarton({ place, share }: { place: number; share: number }) {
  const { x, y } = cornerAt(place)
  const { width: w, height: h } = front
  const filled = Math.max(h * share, 3)
  return (
    <g data-carton="begun">
      <path fill="var(--line-control)" stroke="none" d={`M${x} ${y}v${-filled}h${w}v${filled}z`} />
      <path fill="none" strokeDasharray="3 2" d={`M${x} ${y}v${-h}h${w}v${h}z`} />
    </g>
  )
}
