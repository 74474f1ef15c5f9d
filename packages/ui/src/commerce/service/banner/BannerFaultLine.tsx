import type { ContentFault } from '@skafferi/domain/shop/content/views'
import { WarningIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { landingWords } from '../../../words/generated/landing'

export interface BannerFaultLineProps {
  /** Why the content could not be loaded; `null` if it was, and there is no line. */
  fault: ContentFault | null
  /** What could not be loaded: a banner's headline, or other content. */
  subject: 'banner' | 'content'
}

/** Explains why the content of a page is missing (Specification (shopping) §2 and §8, banner). */
export function BannerFaultLine({ fault, subject }: BannerFaultLineProps) {
  const t = useWords(landingWords)
  if (fault === null) return null
  const message =
    fault.code === 'refused'
      ? t('fault.refused', { status: String(fault.status), message: fault.message })
      : t(`fault.${fault.code}`)
  return (
    <p role="status" className="flex gap-1.5 pt-2 text-xs text-ink-muted wrap-anywhere">
      <WarningIcon size="sm" />
      {t(`fault.${subject}`, { message })}
    </p>
  )
}
