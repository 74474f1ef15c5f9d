const day = 24 * 60 * 60 * 1000

/** Window in which wrong codes count, in milliseconds; consecutive ones are counted without a time limit. */
export const tryWindow = day

/**
 * Limits of wrong codes for an account. `device`: for one code on one device; `network`: in a day, from the unknown
 * devices of one network; `account`: in a day, from all unknown devices and, separately, from all known ones;
 * `consecutive`: without a time limit, for the same two groups, until a password is chosen.
 */
export const tryLimits = { device: 5, network: 15, account: 25, consecutive: 100 } as const

/** An attempt to use a code. */
export interface CodeTry {
  /** The account's newest code; null if there is none. */
  codeId: string | null
  deviceHash: string
  networkHash: string
  /** True if the device is known to the account. */
  isKnown: boolean
}

/** A wrong code of the last 24 hours. */
export interface WrongCode extends CodeTry {
  triedAt: Date
}

/** Why a code is not checked: the limit of the device or of the day is reached. A day's limit ends at `allowedAt`. */
export type TryRefusal = { reason: 'device' } | { reason: 'day'; allowedAt: Date }

/**
 * Refuses an attempt if a limit is reached. Known devices count separately, so that other people cannot use up the
 * owner's attempts.
 * @param wrong the account's wrong codes of the last 24 hours, newest first
 */
export function refuseTry(wrong: readonly WrongCode[], attempt: CodeTry): TryRefusal | undefined {
  const sameGroup = wrong.filter(({ isKnown }) => isKnown === attempt.isKnown)
  const fromNetwork = attempt.isKnown ? [] : sameGroup.filter(({ networkHash }) => networkHash === attempt.networkHash)
  const limiting = [sameGroup[tryLimits.account - 1], fromNetwork[tryLimits.network - 1]].filter(
    (found) => found !== undefined,
  )
  if (limiting.length > 0) {
    const freeAt = Math.max(...limiting.map(({ triedAt }) => triedAt.getTime() + tryWindow))
    return { reason: 'day', allowedAt: new Date(freeAt) }
  }
  const onDevice = wrong.filter(
    ({ codeId, deviceHash }) => codeId === attempt.codeId && deviceHash === attempt.deviceHash,
  )
  return onDevice.length >= tryLimits.device ? { reason: 'device' } : undefined
}
