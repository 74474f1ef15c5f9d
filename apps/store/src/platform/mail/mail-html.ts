import { mailLanguage, mailWords, senderLine, senderName, signatureLines } from '../words/mail-words'
import { blockHtml } from './block-html'
import type { MailContent } from './mail-content'
import { Markup, markup } from './markup'
import { darkRules, paint } from './paint'
import { plainLine } from './plain-line'

/** The font is repeated, because tables do not inherit it in Outlook for Windows. */
const head = () =>
  new Markup(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
table,td,th,p,h1,a{font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
@media (max-width:480px){.column{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
${darkRules()}
}
</style>`)

/** Invisible characters that keep the body's beginning out of the inbox preview. */
const filler = new Markup('&#847;&zwnj;&nbsp;'.repeat(60))

/** Attributes of tables that are used for layout. */
const layout = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** Outlook for Windows does not support `max-width`. */
const columnStart = new Markup(`<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
<table ${layout} style="max-width:560px;text-align:left">`)
const columnEnd = new Markup('</table>\n<!--[if mso]></td></tr></table><![endif]-->')

const bold = 'line-height:32px;font-weight:700'
const wordmark = paint({ ink: 'ink' }, `margin:0;font-size:24px;${bold};letter-spacing:-0.03em`)
const sheet = paint({ ground: 'surface', edge: 'shelf' }, 'padding:28px 32px 12px;border-top:2px solid', 'column')
const heading = paint({ ink: 'ink' }, `margin:0 0 20px;font-size:26px;${bold};letter-spacing:-0.014em`)
const signature = paint({ ink: 'ink' }, 'margin:0 0 16px;font-size:16px;line-height:24px')
const footer = paint({ ink: 'ink-muted' }, 'margin:0 0 4px;font-size:12px;line-height:18px')

const signatureHtml = () =>
  signatureLines().length > 0
    ? markup`<p ${signature}>${signatureLines().map((line) => markup`${plainLine(line)}<br>`)}</p>`
    : ''

/** Renders an e-mail as HTML: one column, without images, scripts or external resources. */
export function mailHtml({ subject, preheader, title, blocks }: MailContent): string {
  const { html } = markup`<!doctype html>
<html lang="${mailLanguage}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${plainLine(subject)}</title>
${head()}
</head>
<body ${paint({ ground: 'page' }, 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${plainLine(preheader)}${filler}</div>
<table ${new Markup(layout)} ${paint({ ground: 'page' }, 'width:100%')}>
<tr><td align="center" style="padding:24px 12px">
${columnStart}
<tr><td class="column" style="padding:0 32px 4px"><p ${wordmark}>${senderName()}</p></td></tr>
<tr><td ${sheet}>
<h1 ${heading}>${plainLine(title)}</h1>
${blocks.map(blockHtml)}${signatureHtml()}
</td></tr>
<tr><td class="column" style="padding:16px 32px 0">
<p ${footer}>${senderLine()}</p>
<p ${footer}>${mailWords('footer.reason')}</p>
</td></tr>
${columnEnd}
</td></tr>
</table>
</body>
</html>
`
  return html
}
