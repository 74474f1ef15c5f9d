import { mailWords, senderLine, signatureLines } from '../words/mail-words'
import type { Block, MailContent } from './mail-content'
import { plainLine, plainLines } from './plain-line'

/** Line length in characters. */
const width = 72

/** Wraps at spaces; URLs stay unbroken. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line)
      line = word
    } else {
      line = line ? `${line} ${word}` : word
    }
  }
  return [...lines, indent + line].join('\n')
}

/** Aligns names and values in two columns. */
function columns(rows: readonly { name: string; value: string }[]): string {
  const names = rows.map(({ name }) => `${plainLine(name)}:`)
  const widest = Math.max(...names.map(({ length }) => length))
  return rows.map(({ value }, row) => `${names[row]?.padEnd(widest)} ${plainLine(value)}`).join('\n')
}

function linesText({ lines, more, totals }: Extract<Block, { type: 'lines' }>): string {
  const rows = lines.map(({ title, detail, amount }) => {
    const under = [detail, amount].flatMap((text) => plainLine(text) || []).join(' · ')
    return `${wrap(plainLine(title))}\n${wrap(under, '  ')}`
  })
  return [...rows, ...(more ? [more] : []), ...(totals.length > 0 ? [columns(totals)] : [])].join('\n\n')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
    case 'note':
      return wrap(plainLine(block.text))
    case 'quote':
      return plainLines(block.text)
        .map((line) => wrap(line, '  '))
        .join('\n')
    case 'code':
      return plainLine(block.sentence)
    case 'button':
    case 'link':
      return `${plainLine(block.label)}:\n${plainLine(block.url)}`
    case 'facts':
      return columns(block.facts)
    case 'lines':
      return linesText(block)
  }
}

/** Renders an e-mail as plain text. */
export function mailText({ title, blocks }: MailContent): string {
  const footer = ['-- ', wrap(senderLine()), wrap(mailWords('footer.reason'))].join('\n')
  const signature = signatureLines().map((line) => wrap(plainLine(line)))
  const parts = [title, ...blocks.map(blockText), ...(signature.length > 0 ? [signature.join('\n')] : []), footer]
  return `${parts.join('\n\n')}\n`
}
