const day = 24 * 60 * 60 * 1000

/** Window in which wrong codes count, in milliseconds; consecutive ones count longer. */
export const tryWindow = day

/**
 * Limits of wrong codes for an account. `device`: for one code on one device; `network`: in a day from one network
 * where the owner is unknown; `account`: in a day from all unknown devices, and as many from all known ones; `row`:
 * consecutive ones without a time limit, for the same two groups, until a password is chosen.
 */
export const tryLimits = { device: 5, network: 15, account: 25, row: 100 } as const

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

/**
 * Why a code is not checked: the attempts on the device are used up, or those of the day, which become available later.
 */
export type TryRefusal = { reason: 'device' } | { reason: 'day'; freeAt: Date }

/**
 * Refuses an attempt if a limit is reached. Known devices count separately, so that strangers cannot use up the owner's
 * attempts.
 * @param wrong the account's wrong codes of the last 24 hours, newest first
 */
export function refuseTry(wrong: readonly WrongCode[], attempt: CodeTry): TryRefusal | undefined {
  const alike = wrong.filter(({ isKnown }) => isKnown === attempt.isKnown)
  const ofNetwork = attempt.isKnown ? [] : alike.filter(({ networkHash }) => networkHash === attempt.networkHash)
  const filling = [alike[tryLimits.account - 1], ofNetwork[tryLimits.network - 1]].filter(
    (found) => found !== undefined,
  )
  if (filling.length > 0) {
    const freeAt = Math.max(...filling.map(({ triedAt }) => triedAt.getTime() + tryWindow))
    return { reason: 'day', freeAt: new Date(freeAt) }
  }
  const here = wrong.filter(({ codeId, deviceHash }) => codeId === attempt.codeId && deviceHash === attempt.deviceHash)
  return here.length >= tryLimits.device ? { reason: 'device' } : undefined
}
