/** How many pixels one rem is: the size of text that the person chose in the browser. */
export const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
