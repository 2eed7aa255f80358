/** While an input method puts a word together, Enter and Escape are for it: they choose, close and send nothing here. */
addEventListener('keydown', (event) => event.isComposing && event.stopPropagation(), { capture: true })
