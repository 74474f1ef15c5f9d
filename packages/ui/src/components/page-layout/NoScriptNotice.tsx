import { brand } from '@skafferi/brand'
import { useWords } from '../../words'
import { noScriptWords } from '../../words/generated/no-script'

export interface NoScriptNoticeProps {
  /** What the document shows without scripts: a readable page, or nothing. */
  of: 'page' | 'empty'
}

/** Says what works without scripts. Rendered inside `noscript`, so it is hidden when scripts run. */
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
