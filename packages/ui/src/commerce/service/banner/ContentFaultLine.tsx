import type { ContentFault } from '@skafferi/domain/shop/content/views'
import { WarningIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { contentFaultsWords } from '../../../words/generated/content-faults'

export interface ContentFaultLineProps {
  /** Why the content could not be loaded. */
  fault: ContentFault
  /** What could not be loaded: a banner's headline, or other content. */
  subject: 'banner' | 'content'
}

/** The line of {@link BannerFaultLine}, which is rarely shown. */
export function ContentFaultLine({ fault, subject }: ContentFaultLineProps) {
  const t = useWords(contentFaultsWords)
  const message =
    fault.code === 'refused' ? t('refused', { status: String(fault.status), message: fault.message }) : t(fault.code)
  return (
    <p role="status" className="flex gap-1.5 pt-2 text-xs text-ink-muted wrap-anywhere">
      <WarningIcon size="sm" />
      {t(subject, { message })}
    </p>
  )
}
