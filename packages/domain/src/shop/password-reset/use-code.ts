import { useState, useEffectEvent, useLayoutEffect, useEffect, useReducer } from 'react'
import { secondsLeft, settledAt } from '../../rules/account/password-reset'
import { useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { codeEmailLimit, codeEmailPattern, codeLength } from './password-reset.limits'
import { type PasswordReset, readPasswordLink } from './password-reset.stages'
import { toCodeView, type CodeFormView } from './password-reset.view'
import { usePasswordReset } from './use-password-reset'
import { requestCode, verifyCode, type PasswordResetState } from './password-reset.queries'
import { useEmailDraft } from './use-email-draft'

/** The part of the page's address that may be the link of an operator. */
interface PasswordLink {
  /** The fragment, beginning with `#`. */
  hash: string
  /**
   * Called when the link is stored in this tab: the page must remove the fragment from the address, which others may
   * see.
   */
  onOpened: () => void
}

/** Stores the reset of an operator's link before the page is painted. */
function usePasswordLink(link: PasswordLink | undefined, save: PasswordResetState['save']): void {
  const hash = link?.hash ?? ''
  const open = useEffectEvent((address: string) => {
    const stage = readPasswordLink(address)
    if (stage === null) return
    save(stage)
    link?.onOpened()
  })
  useLayoutEffect(() => open(hash), [hash])
}

/** The e-mail of a code, and its field. */
interface CodeEmail {
  email: string
  requiresEmail: boolean
  /** Called when the user types the e-mail. */
  typeEmail: (event: { email: string }) => void
}

/**
 * Returns the e-mail of a code: the one of this tab's reset, else the typed one. A page that was opened without a reset
 * keeps its e-mail field, so that the layout does not change.
 */
function useCodeEmail(passwordReset: PasswordReset | null): CodeEmail {
  const { stored, save } = useEmailDraft()
  const [requiresEmail] = useState(passwordReset === null)
  const [typed, setTyped] = useState(stored ?? '')
  return {
    requiresEmail,
    email: requiresEmail ? typed : (passwordReset?.email ?? ''),
    typeEmail({ email }) {
      setTyped(email)
      save(email)
    },
  }
}

/** The actions of the code page, and their state. */
interface CodeActions extends Pick<CodeFormView, 'busy' | 'sent' | 'problem'> {
  /** Resolves to true if the code was valid. */
  verify: (event: { code: string }) => Promise<boolean>
  /** Requests another code. Resolves to true if it was sent. */
  resend: () => Promise<boolean>
}

/**
 * Verifies a code or requests another one: one request at a time, and only with an e-mail.
 * @param email e-mail of the account; empty if unknown
 */
function useCodeActions(state: PasswordResetState, email: string): CodeActions {
  const shop = useShop()
  const { passwordReset, save } = state
  const account = { email: email.trim(), reason: passwordReset?.reason ?? 'forgotten' } as const
  const [sent, setSent] = useState<CodeActions['sent']>('once')
  const verifyAction = useAction('verify_code', async ({ code }: { code: string }) => {
    save(await verifyCode(shop, account, code))
  })
  const resendAction = useAction('request_code', async () => {
    await requestCode(shop, state, account)
    setSent('again')
  })
  const isReady = account.email !== '' && !verifyAction.busy && !resendAction.busy
  return {
    busy: verifyAction.busy ? 'verifying' : resendAction.busy ? 'resending' : null,
    sent,
    problem: verifyAction.problem ?? resendAction.problem,
    async verify(event) {
      if (isReady) resendAction.reset()
      return isReady && verifyAction.run(event)
    },
    async resend() {
      if (isReady) verifyAction.reset()
      return isReady && resendAction.run()
    },
  }
}

/** Updates the times of a code every second until they are final. */
function useCodeCountdown(passwordReset: PasswordReset | null) {
  const { request, limit } = passwordReset?.stage === 'code' ? passwordReset : { request: null, limit: null }
  const now = useNow(settledAt(request, limit))
  // The store's cooldown has ended.
  const isLimitOver = limit !== null && secondsLeft(limit.since, limit.seconds, now) === 0
  return { view: toCodeView(request, now, limit), isLimitOver }
}

/** The page that verifies a code. */
export interface CodePage extends CodeFormView, CodeActions, CodeEmail {
  /** True if a code was verified, so that a password can be set. */
  verified: boolean
}

/**
 * Returns the page that verifies a code and requests another one.
 * @param link the part of the page's address that may be the link of an operator, which replaces a code
 */
export function useCode(link?: PasswordLink): CodePage {
  const state = usePasswordReset()
  usePasswordLink(link, state.save)
  const { passwordReset } = state
  const { email, ...codeEmail } = useCodeEmail(passwordReset)
  // The times of the last code apply only to its e-mail.
  const { view, isLimitOver } = useCodeCountdown(passwordReset?.email === email.trim() ? passwordReset : null)
  const actions = useCodeActions(state, email)
  // The refusal with a cooldown is outdated after its end.
  const isOutdated = isLimitOver && actions.problem?.action === 'request_code'
  return {
    ...view,
    ...actions,
    problem: isOutdated ? null : actions.problem,
    ...codeEmail,
    email,
    emailLimit: codeEmailLimit,
    emailPattern: codeEmailPattern,
    length: codeLength,
    verified: passwordReset !== null && passwordReset.stage !== 'code',
  }
}

const second = 1000

/**
 * Returns the current time in milliseconds since 1970, updated every second until a given time.
 * @param until when updates stop, in milliseconds since 1970
 */
function useNow(until: number): number {
  const { now } = useShop()
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const timestamp = now().getTime()
  const isWaiting = timestamp < until
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(tick, second)
    return () => clearInterval(timer)
  }, [isWaiting])
  return timestamp
}
