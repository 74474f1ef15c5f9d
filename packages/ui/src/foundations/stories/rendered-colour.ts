import type { Rgb } from '../colour'

let canvas: CanvasRenderingContext2D | null = null

/** What a computed colour, in whatever notation, comes out as on a screen: one pixel is painted and looked at. */
export function renderedColour(computed: string): Rgb {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('This browser does not paint')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = computed
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
  return { red: red!, green: green!, blue: blue!, alpha: alpha! / 255 }
}
