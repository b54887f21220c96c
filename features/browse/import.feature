Feature: Importing a file

  Background:
    Given Clara has signed in
    And she has gone to "Tags"

  @memory @browser
  Scenario: Columns are mapped to fields of the same name
    When she opens the file "tags.csv" for import:
      """
      Name;slug;Remark
      ferns;ferns;=1+1
      mosses;mosses;<b>soft</b>
      """
    Then the columns are mapped to:
      | column | field |
      | Name   | Name  |
      | slug   | Slug  |
      | Remark |       |
    And the import preview shows "All rows can be imported"
    When she imports the rows
    Then 2 rows are created, 0 updated, 0 skipped and 0 failed
    And she sees "1–25 of 35"

  @memory @browser
  Scenario: Invalid rows are skipped and can be downloaded
    When she opens the file "tags.csv" for import:
      """
      Name,Slug
      ferns,ferns
      ,=nameless
      """
    Then the import preview shows "Rows with errors, not imported: 1"
    When she imports the rows
    Then 1 row is created, 0 updated, 0 skipped and 1 failed
    And the failed rows are:
      | row | reason              |
      | 3   | Name: needs a value |
    When she downloads the failed rows
    Then a file called "tags-failed.csv" is saved that begins with:
      """
      Name,Slug,Reason
      ,'=nameless,Name: needs a value
      """

  @memory
  Scenario: Malformed lines are skipped and reported with their line numbers
    When she opens the file "tags.csv" for import:
      """
      id,name,slug

      1,isles
      900,ferns,ferns,
      901,mosses,mosses,green
      """
    And she chooses to update existing items
    Then the import preview shows "Fewer cells than the first row has"
    When she imports the rows
    Then 1 row is created, 0 updated, 0 skipped and 2 failed
    And the failed rows are:
      | row | reason                                                                          |
      | 3   | Fewer cells than the first row has: check the separators and quotes of this row |
      | 5   | More cells than the first row has: check the separators and quotes of this row  |
    And the item "1" has the "Name" "islands"

  @memory
  Scenario: An unclosed quote is reported
    When she opens the file "tags.csv" for import:
      """
      name,slug
      ferns,ferns
      "mosses,mosses
      lichens,lichens
      """
    Then the import preview shows "A quote that begins in row 3 is not closed"

  @memory
  Scenario: Only the invalid rows of a rejected batch fail
    When she opens the file "tags.csv" for import:
      """
      name,slug
      ferns,ferns
      other islands,islands
      mosses,mosses
      """
    And she imports the rows
    Then 2 rows are created, 0 updated, 0 skipped and 1 failed
    And the failed rows are:
      | row | reason                      |
      | 3   | Slug: Already in use. Choose another. |

  @memory
  Scenario: A column with another name is mapped by the user
    When she opens the file "tags.json" for import:
      """
      [{ "word": "ferns", "slug": "ferns" }]
      """
    Then the import preview shows "Rows with errors, not imported: 1"
    When she maps the column "word" to "name"
    Then the import preview shows "All rows can be imported"
    When she imports the rows
    Then 1 row is created, 0 updated, 0 skipped and 0 failed

  @memory
  Scenario: Existing items are skipped by default
    When she opens the file "tags.csv" for import:
      """
      id,name,slug
      1,isles,isles
      900,ferns,ferns
      """
    And she imports the rows
    Then 1 row is created, 0 updated, 1 skipped and 0 failed
    And the item "1" has the "Name" "islands"

  @memory
  Scenario: Existing items are updated on request
    When she opens the file "tags.csv" for import:
      """
      id,name
      1,isles
      """
    And she chooses to update existing items
    And she imports the rows
    Then 0 rows are created, 1 updated, 0 skipped and 0 failed
    And the item "1" has the "Name" "isles"

  @memory
  Scenario: A file that is not JSON is reported
    When she opens the file "tags.json" for import:
      """
      { not json
      """
    Then the import preview shows "The file is not a JSON list of items"

  @memory
  Scenario: An import resumes after a lost connection
    When she opens the file "tags.csv" for import:
      """
      id,name,slug
      900,ferns,ferns
      901,mosses,mosses
      """
    And the connection is lost
    And she imports the rows
    Then the import is paused
    When the connection is restored
    And she resumes the import
    Then 2 rows are created, 0 updated, 0 skipped and 0 failed

  @memory
  Scenario: A row that the server fails on does not block the import
    Given the server fails on the value "mosses"
    When she opens the file "tags.csv" for import:
      """
      id,name,slug
      900,ferns,ferns
      901,mosses,mosses
      902,lichens,lichens
      """
    And she imports the rows
    Then the import is paused
    When she resumes the import
    Then 2 rows are created, 0 updated, 0 skipped and 1 failed
    And the failed rows are:
      | row | reason                                                                             |
      | 3   | Unexpected error (An unexpected error occurred.): this row may have been imported |

  @memory
  Scenario: A stopped import reports the rows that were not sent
    When she opens the file "tags.csv" for import:
      """
      id,name,slug
      900,ferns,ferns
      901,mosses,mosses
      """
    And the connection is lost
    And she imports the rows
    Then the import is paused
    When she closes the import and stops it
    Then 0 rows are created, 0 updated, 0 skipped and 2 failed
    And the failed rows are:
      | row | reason   |
      | 2   | Not sent |
      | 3   | Not sent |

  @memory
  Scenario: A column of numbers that can be read in two ways is read as the user says
    When she has gone to "Issues"
    And she opens the file "issues.csv" for import:
      """
      sep=;
      number;season;theme;on_sale;price
      143;spring;Ferries;31.12.2026;1.234
      144;summer;Ferns;01.02.2027;2.500
      """
    Then the values are read as:
      | column  | values                               |
      | price   | 1.234 \| 2.500                       |
      | on_sale | December 31, 2026 \| February 1, 2027 |
    When she reads the column "price" as "Decimal comma: 1.234,5"
    Then the values are read as:
      | column | values        |
      | price  | 1234 \| 2500 |
    When she imports the rows
    Then 2 rows are created, 0 updated, 0 skipped and 0 failed

  @memory
  Scenario: Numbers and dates are read as the language of the user writes them
    When she chooses the account language "Deutsch"
    And she has gone to "Ausgaben"
    And she opens the file "issues.csv" for import:
      """
      number;season;theme;on_sale;price
      143;spring;Ferries;31.12.2026;9,50
      144;summer;Ferns;32.12.2026;1.234,50
      """
    Then the values are read as:
      | column  | values                                                          |
      | price   | 9,50 \| 1234,50                                                 |
      | on_sale | 31. Dezember 2026 \| kein gültiges Datum wie 31.12.2024 |
    When she imports the rows
    Then 1 row is created, 0 updated, 0 skipped and 1 failed
