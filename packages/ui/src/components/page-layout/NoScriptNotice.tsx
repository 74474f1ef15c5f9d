import { brand } from '@skafferi/brand'
import { useWords } from '../../words'
import { noScriptWords } from '../../words/generated/no-script'

export interface NoScriptNoticeProps {
  /** What the document is without scripts: a page to read, or an empty one. */
  of: 'page' | 'empty'
}

/** Says what works in a browser that runs no scripts. It is for documents: where a script runs, nothing is shown. */
export function NoScriptNotice({ of }: NoScriptNoticeProps) {
  const t = useWords(noScriptWords)
  const { email, phone } = brand.contact
  const text = of === 'empty' ? t('empty', { email, phone }) : t(of)
  return (
    <noscript>
      <p className="border-b border-caution bg-caution-quiet px-gutter py-3 text-center text-sm text-ink">{text}</p>
    </noscript>
  )
}
