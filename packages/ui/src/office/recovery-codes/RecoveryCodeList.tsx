import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { useBrand } from '../../components/content/brand'
import { CheckIcon, PrintIcon } from '../../components/content/icon'
import { useUnloadWarning } from '../../internal/use-unload-warning'
import { useWords } from '../../words'
import { officeRecoveryWords } from '../../words/generated/office-recovery'

export interface RecoveryCodeListProps {
  /** The new codes, which are shown only once. */
  codes: readonly string[]
  /** The operator's e-mail address, for the file. */
  email: string
  /** The user has stored the codes and goes on. */
  onKept: () => void
}

/** Saves a text as a file of the browser. */
function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** New recovery codes to copy, print or download. The browser asks before it leaves the page. */
export function RecoveryCodeList({ codes, email, onKept }: RecoveryCodeListProps) {
  const t = useWords(officeRecoveryWords)
  const { name } = useBrand()
  const [copying, setCopying] = useState<'done' | 'failed' | null>(null)
  useUnloadWarning(true)
  const text = [t('recovery.fileTitle', { email, shop: name }), t('recovery.fileText'), '', ...codes, ''].join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopying('done')
    } catch {
      // The browser may refuse, and offers no clipboard without https.
      setCopying('failed')
    }
  }

  return (
    <section aria-label={t('recovery.list')} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 className="text-base leading-6">{t('recovery.list')}</h2>
      <p>{t('recovery.once')}</p>
      <ul className="grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code} dir="ltr" className="num tracking-caps select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" onPress={() => void copy()}>
          {copying === 'done' && <CheckIcon size="sm" />}
          {t(copying === 'done' ? 'recovery.copied' : 'recovery.copy')}
        </Button>
        <Button variant="secondary" onPress={() => window.print()}>
          <PrintIcon size="sm" />
          {t('recovery.print')}
        </Button>
        <Button variant="secondary" onPress={() => download(t('recovery.fileName'), text)}>
          {t('recovery.download')}
        </Button>
      </div>
      <p role="status" className="text-xs">
        {copying === 'failed' && t('recovery.notCopied')}
      </p>
      <div className="print:hidden">
        <Button width="full" onPress={onKept}>
          {t('recovery.kept')}
        </Button>
      </div>
    </section>
  )
}
