import encodeQr from 'qr'

export interface QrPictureProps {
  /** What a camera reads in it. */
  text: string
  /** What it is, for those who do not see it. */
  label: string
}

/** A dark square for every mark, as one path: each row's neighbours in one piece. */
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

/** A QR code, dark on light in every scheme: many cameras do not read the reverse. */
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
