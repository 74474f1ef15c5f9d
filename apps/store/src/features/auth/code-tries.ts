const day = 24 * 60 * 60 * 1000

/** Wrong codes are counted for so many milliseconds; those in a row for longer. */
export const tryWindow = day

/**
 * How many wrong codes there may be for one account: of one code on one device; in a day from one network that the
 * account's owner is not known on; in a day from all such networks, and as many from all devices the owner is known on;
 * in a row over all days, counted for the same two groups, until a password is chosen.
 */
export const tryLimits = { device: 5, network: 15, account: 25, row: 100 } as const

/** A try of a code. */
export interface CodeTry {
  /** The account's newest code; null where none has been asked for. */
  codeId: string | null
  deviceHash: string
  networkHash: string
  /** Whether the account's owner is known on the device. */
  isKnown: boolean
}

/** A wrong code of the last day. */
export interface WrongCode extends CodeTry {
  triedAt: Date
}

/** Why a code is not even looked at: the device's tries of it are used up, or the day's, which go on again later. */
export type TryRefusal = { reason: 'device' } | { reason: 'day'; freeAt: Date }

/**
 * Refuses a try of an account's code. Devices that the owner is known on are counted by themselves, so that strangers
 * cannot use up the owner's tries.
 * @param wrong the wrong codes of the account in the last day, the newest first
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
