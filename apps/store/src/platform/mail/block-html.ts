import { mailWords } from '../words/mail-words'
import type { Block, Fact, MailLine, MailTotal } from './mail-content'
import { Markup, markup } from './markup'
import { paint } from './paint'
import { plainLine, plainLines } from './plain-line'

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

const body = 'font-size:16px;line-height:24px;word-break:break-word'
const small = 'font-size:13px;line-height:18px'
const paragraph = `margin:0 0 16px;${body}`
const cell = 'padding:10px 0;border-bottom:1px solid;font-size:15px;line-height:22px;vertical-align:top'
const digits = 'margin:0 0 6px;font-size:40px;line-height:46px;font-weight:700;letter-spacing:0.16em;text-indent:0.16em'
const face = `display:inline-block;padding:13px 22px;border-radius:6px;${body};font-weight:700;text-decoration:none`
const columnHead = 'padding:0 0 6px;border-bottom:1px solid;font-size:12px;font-weight:400'
const figure = 'padding:6px 0;font-size:15px;line-height:22px'
const sum = 'padding:10px 0;border-top:2px solid;font-size:18px;line-height:26px;font-weight:700'
const mark = 'padding:1px 6px;border-radius:2px'
const breaking = 'word-break:break-word'
const noWrap = 'white-space:nowrap'

const tableStart = new Markup(
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">',
)
const dataTableStart = new Markup(
  '<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">',
)
const tableEnd = new Markup('</table>')
const lineEnd = new Markup('<br>')

/** @throws RangeError if the URL is neither http nor https, which is a bug in the shop */
function linkTo(url: string): string {
  if (!/^https?:\/\//i.test(url)) throw new RangeError('An e-mail may only link to http and https.')
  return plainLine(url)
}

function quoteHtml({ text }: BlockOf<'quote'>): Markup {
  const lines = plainLines(text).map((line, index) => markup`${index > 0 ? lineEnd : ''}${line}`)
  const style = paint({ ink: 'ink', ground: 'well', edge: 'shelf' }, `padding:12px 16px;border-left:2px solid;${body}`)
  return markup`${tableStart}<tr><td ${style}>${lines}</td></tr>${tableEnd}`
}

function codeHtml({ code, sentence }: BlockOf<'code'>): Markup {
  const box = paint({ ground: 'well' }, 'padding:18px 16px 16px;border-radius:6px')
  return markup`${tableStart}<tr><td align="center" ${box}>
<p ${paint({ ink: 'ink' }, digits)}>${plainLine(code)}</p>
<p ${paint({ ink: 'ink-muted' }, `margin:0;${small}`)}>${plainLine(sentence)}</p>
</td></tr>${tableEnd}`
}

/** Outlook for Windows ignores the padding of links, so the table cell has it. */
function buttonHtml({ label, url }: BlockOf<'button'>): Markup {
  const address = linkTo(url)
  const ground = paint({ ground: 'brand' }, 'border-radius:6px;mso-padding-alt:13px 22px')
  const style = paint({ ink: 'ink-on-brand', ground: 'brand' }, face)
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px">
<tr><td ${ground}><a href="${address}" ${style}>${plainLine(label)}</a></td></tr>
</table>
<p ${paint({ ink: 'ink-muted' }, `margin:0 0 20px;${small};${breaking}`)}>${mailWords('link.fallback')}<br>
<a href="${address}" ${paint({ ink: 'link' }, 'text-decoration:underline')}>${address}</a></p>`
}

function linkHtml({ label, url }: BlockOf<'link'>): Markup {
  const style = paint({ ink: 'link' }, 'text-decoration:underline')
  return markup`<p style="${paragraph}"><a href="${linkTo(url)}" ${style}>${plainLine(label)}</a></p>
`
}

function factRow({ name, value }: Fact): Markup {
  const nameStyle = paint({ ink: 'ink-muted', edge: 'line' }, `${cell};padding-right:16px;${noWrap}`)
  const valueStyle = paint({ ink: 'ink', edge: 'line' }, `${cell};font-weight:700;${breaking}`)
  return markup`<tr><td width="35%" ${nameStyle}>${plainLine(name)}</td><td ${valueStyle}>${plainLine(value)}</td></tr>
`
}

function lineRow({ title, detail, amount }: MailLine): Markup {
  const under = detail && markup`<br><span ${paint({ ink: 'ink-muted' }, small)}>${plainLine(detail)}</span>`
  const name = paint({ ink: 'ink', edge: 'line' }, `${cell};padding-right:16px;${breaking}`)
  const price = paint({ ink: 'ink', edge: 'line' }, `${cell};${noWrap}`)
  return markup`<tr><td ${name}>${plainLine(title)}${under}</td>
<td align="right" ${price}>${plainLine(amount)}</td></tr>
`
}

/** The yellow mark is reserved for discounts; the sum has a border above it. */
function totalRow({ name, value, tone }: MailTotal): Markup {
  const isSum = tone === 'sum'
  const style = isSum ? sum : figure
  const edge = isSum ? ('shelf' as const) : undefined
  const yellow = paint({ ink: 'ink-on-price', ground: 'price-better' }, mark)
  const amount = tone === 'better' ? markup`<span ${yellow}>${plainLine(value)}</span>` : plainLine(value)
  return markup`<tr><td ${paint({ ink: isSum ? 'ink' : 'ink-muted', edge }, style)}>${plainLine(name)}</td>
<td align="right" ${paint({ ink: 'ink', edge }, `${style};${noWrap}`)}>${amount}</td></tr>
`
}

function linesHtml({ heads, lines, more, totals }: BlockOf<'lines'>): Markup {
  const head = paint({ ink: 'ink-muted', edge: 'line' }, columnHead)
  const quiet = paint({ ink: 'ink-muted', edge: 'line' }, cell)
  const moreRow = more && markup`<tr><td colspan="2" ${quiet}>${more}</td></tr>`
  return markup`${dataTableStart}<tr>
<th scope="col" align="left" ${head}>${heads.title}</th>
<th scope="col" align="right" ${head}>${heads.amount}</th>
</tr>
${lines.map(lineRow)}${moreRow}${tableEnd}
${totals.length === 0 ? '' : markup`${tableStart}${totals.map(totalRow)}${tableEnd}`}`
}

/** Renders a block of an e-mail as HTML. */
export function blockHtml(block: Block): Markup {
  switch (block.type) {
    case 'text':
      return markup`<p ${paint({ ink: 'ink' }, paragraph)}>${plainLine(block.text)}</p>
`
    case 'note':
      return markup`<p ${paint({ ink: 'ink-muted' }, `margin:0 0 16px;${small}`)}>${plainLine(block.text)}</p>
`
    case 'quote':
      return quoteHtml(block)
    case 'code':
      return codeHtml(block)
    case 'button':
      return buttonHtml(block)
    case 'link':
      return linkHtml(block)
    case 'facts':
      return markup`${tableStart}${block.facts.map(factRow)}${tableEnd}`
    case 'lines':
      return linesHtml(block)
  }
}
