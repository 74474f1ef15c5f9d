import { useBrand } from '../../content/brand'
import { useWords } from '../../../words'
import { noScriptWords } from '../../../words/generated/no-script'

export interface NoScriptNoticeProps {
  /** What the document shows without scripts: a readable page, or nothing. */
  variant: 'page' | 'empty'
}

/** Says what works without scripts. Rendered inside `noscript`, so it is hidden when scripts run. */
export function NoScriptNotice({ variant }: NoScriptNoticeProps) {
  const t = useWords(noScriptWords)
  const { email, phone } = useBrand().contact
  const contact = [email, phone].filter((way) => way !== null).join(', ')
  const text = variant === 'empty' ? t('empty', { contact: contact || 'none' }) : t(variant)
  return (
    <noscript>
      <p className="border-b border-caution bg-caution-quiet px-gutter py-3 text-center text-sm text-ink">{text}</p>
    </noscript>
  )
}
