import encodeQr from 'qr'

export interface QrPictureProps {
  /** The encoded text. */
  text: string
  /** The accessible name. */
  label: string
}

/** One path for all dark modules; adjacent modules of a row are one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const pieces = rows.map((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return pieces.flat().join('')
}

/** A QR code, dark on light in every color scheme, because many cameras cannot read inverted codes. */
export function QrPicture({ text, label }: QrPictureProps) {
  const rows = encodeQr(text, 'raw', { border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      data-scheme="light"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-md"
    >
      <rect width="100%" height="100%" className="fill-surface" />
      <path d={pathOf(rows)} className="fill-ink" />
    </svg>
  )
}
