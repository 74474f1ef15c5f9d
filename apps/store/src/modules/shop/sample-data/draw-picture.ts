import { drawSvg } from '../../../reading/draw-svg'

/** The drawings, in a square of 100 units: the silhouette of a pack, its label and its lid. */
const drawings = {
  bag: ['#c8a97e', 'M28 22h44l4 8v52a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V30z', 'M32 44h36v28H32z', 'M28 14h44v8H28z'],
  jar: ['#c4533f', 'M30 26h40l6 10v44a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V36z', 'M24 46h52v26H24z', 'M30 14h40v12H30z'],
  bottle: [
    '#7d8c3c',
    'M43 20h14v16l9 12v34a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V48z',
    'M34 54h32v22H34z',
    'M42 10h16v10H42z',
  ],
  box: ['#5f86a6', 'M24 24h52v64H24z', 'M34 40h32v30H34z', 'M24 14h52v10H24z'],
  bar: ['#6d4a3a', 'M12 34h76v32H12z', 'M26 34h48v32H26z', 'M8 38h4v24H8zM88 38h4v24h-4z'],
  candy: [
    '#c26a93',
    'M26 24h48v58a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z',
    'M50 36a19 19 0 1 0 0 38 19 19 0 0 0 0-38z',
    'M26 14h48v10H26z',
  ],
  tin: ['#4f9a86', 'M16 44h68v26a10 10 0 0 1-10 10H26a10 10 0 0 1-10-10z', 'M30 52h40v16H30z', 'M16 28h68v16H16z'],
  roll: ['#8f9aa3', 'M26 26h48v56H26z', 'M26 42h48v22H26z', 'M26 26a24 9 0 0 1 48 0 24 9 0 0 1-48 0z'],
} as const

/** The name of a drawing. */
export type PictureName = keyof typeof drawings

export const pictureNames = Object.keys(drawings) as PictureName[]

/** The SVG of a pack on a light ground. */
function svgOf(name: PictureName): string {
  const [colour, pack, label, lid] = drawings[name]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<path fill="#f1efea" d="M0 0h100v100H0z"/><path fill="${colour}" d="${pack}"/>` +
    `<path fill="#fff" fill-opacity=".85" d="${label}"/><path fill="${colour}" fill-opacity=".6" d="${lid}"/></svg>`
  )
}

/** Draws a picture as PNG. @throws Error if it cannot be drawn */
export async function drawPicture(name: PictureName): Promise<Uint8Array> {
  const picture = await drawSvg(Buffer.from(svgOf(name)))
  if (!picture) throw new Error(`The picture "${name}" cannot be drawn.`)
  return picture
}
