/** Kept with each mail; raised when stored mail would be read differently, so that it can be found and read again. */
export const readerVersion = 20
