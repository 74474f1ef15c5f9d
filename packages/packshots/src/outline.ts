/// <reference path="./opentype.d.ts" />
import type { PathCommand } from 'opentype.js'

/**
 * Rounds to one decimal, a third of a device pixel on the largest pack shot; more digits only increase the file size.
 */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The shortest notation of a number: `.5` rather than `0.5`. */
function short(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.')
}

/** Joins operands; before a minus sign, or a point after a decimal number, no space is needed. */
function operandsOf(numbers: readonly number[]): string {
  return numbers.reduce((written, number) => {
    const digits = short(number)
    const last = /[^ -]*$/.exec(written)?.[0] ?? ''
    const isSeparated = written === '' || digits.startsWith('-') || (digits.startsWith('.') && last.includes('.'))
    return `${written}${isSeparated ? '' : ' '}${digits}`
  }, '')
}

/** A position of the pen on the rounded grid. */
interface Point {
  x: number
  y: number
}

/** One command: its letter and its operands. */
type Command = readonly [letter: string, ...operands: number[]]

/** The shortest command for a straight line. */
function lineTo(from: Point, to: Point): Command {
  if (to.y === from.y) return ['h', to.x - from.x]
  if (to.x === from.x) return ['v', to.y - from.y]
  return ['l', to.x - from.x, to.y - from.y]
}

/** The command for a curve. */
function curveTo(from: Point, step: Extract<PathCommand, { type: 'Q' | 'C' }>, to: Point): Command {
  const handles = [round(step.x1) - from.x, round(step.y1) - from.y]
  if (step.type === 'C') handles.push(round(step.x2) - from.x, round(step.y2) - from.y)
  return [step.type === 'C' ? 'c' : 'q', ...handles, to.x - from.x, to.y - from.y]
}

/** A repeated command letter is omitted. */
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
 * Converts absolute outline commands to compact relative path data. Every point is rounded before the difference is
 * taken, so rounding errors do not accumulate.
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
