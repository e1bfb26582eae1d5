declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.sheet.css' {
  const text: string;
  export default text;
}
declare module '*.css';
