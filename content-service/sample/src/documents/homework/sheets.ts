/** A class's holiday homework; `file` is the name of its document below `files/homework/`. */
export interface HomeworkSheet {
  file: string;
  className: string;
  greeting: string;
  subjects: { subject: string; tasks: string[] }[];
}
