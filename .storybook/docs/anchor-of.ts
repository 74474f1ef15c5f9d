/** The anchor of a synonym on a component's page. */
export const anchorOf = (word: string) => `also-${word.replaceAll(' ', '-')}`
