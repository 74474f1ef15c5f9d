/// <reference path="./opentype.d.ts" />
import type { PathCommand } from 'opentype.js'

/** One decimal is a third of a device pixel on the largest pack shot shown: finer digits only weigh. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The shortest notation of a number: `.5` rather than `0.5`. */
function short(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.')
}

/** Operands one after the other; a minus sign separates as well as a space does, and so does a point after a point. */
function operandsOf(numbers: readonly number[]): string {
  return numbers.reduce((written, number) => {
    const digits = short(number)
    const last = /[^ -]*$/.exec(written)?.[0] ?? ''
    const isApart = written === '' || digits.startsWith('-') || (digits.startsWith('.') && last.includes('.'))
    return `${written}${isApart ? '' : ' '}${digits}`
  }, '')
}

/** A point the pen has reached, on the rounded grid. */
interface Point {
  x: number
  y: number
}

/** One command: its letter and its operands. */
type Command = readonly [letter: string, ...operands: number[]]

/** The straight line from one point to another in its shortest form. */
function lineTo(from: Point, to: Point): Command {
  if (to.y === from.y) return ['h', to.x - from.x]
  if (to.x === from.x) return ['v', to.y - from.y]
  return ['l', to.x - from.x, to.y - from.y]
}

/** The curve from one point to another. */
function curveTo(from: Point, step: Extract<PathCommand, { type: 'Q' | 'C' }>, to: Point): Command {
  const handles = [round(step.x1) - from.x, round(step.y1) - from.y]
  if (step.type === 'C') handles.push(round(step.x2) - from.x, round(step.y2) - from.y)
  return [step.type === 'C' ? 'c' : 'q', ...handles, to.x - from.x, to.y - from.y]
}

/** A letter is not written again where it follows itself. */
function write(commands: readonly Command[]): string {
  return commands
    .map(([letter, ...operands], index) => {
      const digits = operandsOf(operands)
      const isRepeated = letter !== 'z' && letter !== 'M' && commands[index - 1]?.[0] === letter
      return isRepeated ? `${digits.startsWith('-') ? '' : ' '}${digits}` : letter + digits
    })
    .join('')
}

/**
 * Writes absolute outline commands as compact path data. Every point is rounded before the difference to the last one
 * is taken, so rounding never adds up along a word.
 */
export function toPathData(steps: readonly PathCommand[]): string {
  let pen: Point = { x: 0, y: 0 }
  let start: Point = pen
  const commands: Command[] = []
  for (const step of steps) {
    if (step.type === 'Z') {
      commands.push(['z'])
      pen = start
      continue
    }
    const to = { x: round(step.x), y: round(step.y) }
    if (step.type === 'M') {
      commands.push(['M', to.x, to.y])
      start = to
    } else {
      commands.push(step.type === 'L' ? lineTo(pen, to) : curveTo(pen, step, to))
    }
    pen = to
  }
  return write(commands)
}
