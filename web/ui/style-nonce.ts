/** What a style element of this page must carry to hold; style attributes never do, styles set by script always. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
