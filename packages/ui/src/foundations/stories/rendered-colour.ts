import type { Rgb } from '../colour'

let canvas: CanvasRenderingContext2D | null = null

/** The sRGB colour of a computed colour in any notation: paints one pixel and reads it. */
export function renderedColour(computed: string): Rgb {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('This browser has no 2D canvas')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = computed
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
  return { mode: 'rgb', r: red! / 255, g: green! / 255, b: blue! / 255, alpha: alpha! / 255 }
}
