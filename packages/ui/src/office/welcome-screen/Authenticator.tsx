import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { QrPicture } from './QrPicture'

export interface AuthenticatorProps {
  /** The secret in base 32. */
  secret: string
  /** The secret as an `otpauth:` URI. */
  uri: string
}

/** The setup of an authenticator app: a QR code to scan, a key to type, or a link for an app on this device. */
export function Authenticator({ secret, uri }: AuthenticatorProps) {
  const t = useWords(officeWords)
  return (
    <section
      aria-label={t('welcome.authenticator')}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h2 className="text-base leading-6">{t('welcome.authenticator')}</h2>
      <p className="text-xs text-ink-muted">{t('welcome.authenticatorText')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrPicture text={uri} label={t('welcome.picture')} />
        <div className="grid min-w-40 flex-1 gap-3">
          <p className="grid gap-0.5 text-xs">
            <span className="text-ink-muted">{t('welcome.key')}</span>
            <b className="num text-sm tracking-wide wrap-anywhere select-all">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </b>
          </p>
          <p className="text-xs">
            <a href={uri} className="text-link underline">
              {t('welcome.open')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
