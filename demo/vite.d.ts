/** The address of a worker that Vite compiles. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
