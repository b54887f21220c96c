Feature: Revisions
  Each save creates a revision, and its changes can be reverted field by field.

  @memory
  Scenario: Revisions are listed with user and changed fields
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    Then the revision count is "6"
    And the revisions are
      | Ines Halloran changed Title, Standfirst               |
      | Clara Voss changed Words                              |
      | Petra Novák changed Status                            |
      | Ines Halloran changed Title                           |
      | Petra Novák changed Author, Section, Words and 2 more |
      | Ines Halloran created this item                       |

  @browser @server
  Scenario: Opening an item reads it once, and of its revisions what they changed
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    Then the revision count is "6"
    And the item "1" of "articles" has been read once
    And the newest revision is "Ines Halloran changed Title, Standfirst"
    And the changes of revisions have been read once
    And no values of revisions have been read
    When she opens revision 1
    Then the open revision is "Ines Halloran changed Title, Standfirst"
    And the values of 2 revisions have been read

  @memory
  Scenario: Revisions are grouped by day
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    Then the revisions are grouped under "Today, Yesterday, November 2"

  @memory @browser
  Scenario: A revision shows its changes and leads to its neighbours
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 1
    Then the open revision is "Ines Halloran changed Title, Standfirst"
    And the revision shows "title" changed from "The last boat to Hirta" to "The last ferry to Hirta"
    And the revision shows "body" unchanged
    When she goes to the earlier revision
    Then the open revision is "Clara Voss changed Words"
    And the revision shows "title" unchanged
    When she goes to the later revision
    Then the open revision is "Ines Halloran changed Title, Standfirst"
    When she goes to the later revision
    Then the open revision is "Ines Halloran changed Title, Standfirst"

  @memory
  Scenario: The preview shows the item at a revision
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 5
    And she opens the preview
    Then the preview shows "title" as "A boat to Hirta"
    When she goes to the later revision
    Then the preview shows "title" as "The last boat to Hirta"

  @memory @browser
  Scenario: Reverting a revision edits the form, and saving creates a new revision
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 1
    And she reverts all fields of the revision
    Then "title" is "The last boat to Hirta"
    And "standfirst" is "Twice a month, weather willing, a boat leaves for an island where nobody lives."
    And she can save
    And the revision count is "6"
    When she saves and stays
    Then the revision count is "7"
    And the newest revision is "Clara Voss changed Title, Standfirst"
    When she opens revision 1
    Then the open revision is "Clara Voss changed Title, Standfirst"

  @memory
  Scenario: A single field is reverted
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 5
    And she compares the revision with the current item
    Then the revision shows "title" changed from "A boat to Hirta" to "The last ferry to Hirta"
    When she reverts the field "title"
    Then "title" is "A boat to Hirta"
    And "standfirst" is "Once a fortnight, weather willing, a boat leaves for an island where nobody lives and everybody used to know each other."

  @memory
  Scenario: The first revision cannot be reverted
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 6
    Then the open revision is "Ines Halloran created this item"
    And no field can be reverted: "Nothing to restore"

  @memory
  Scenario: An item without revisions gets its first one by saving
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    Then the revision panel shows "No revisions yet. Every save is recorded here."
    When she changes "name" to "rails"
    And she saves and stays
    Then the revision count is "1"
    When she opens revision 1
    Then the open revision is "Clara Voss changed Name"
    And the field "name" cannot be reverted: "The previous value was not recorded"

  @memory
  Scenario: A long history lists twenty revisions, then one hundred and the first
    Given the item 3 of "tags" has been saved 150 times
    And Clara has signed in
    And she has opened the item "3" of "Tags"
    Then the revision count is "151"
    And 20 revisions are listed
    When she shows all revisions
    Then 101 revisions are listed
    And the revision panel shows "50 other revisions"

  @memory
  Scenario: Archiving, undoing it and a verified write appear in the list of revisions
    Given Clara has signed in
    And she has opened the item "3" of "Articles"
    Then the revision panel shows "No revisions yet. Every save is recorded here."
    When she archives the item
    Then the revision count is "1"
    When she undoes the last action
    Then the revision count is "2"
    When she changes "title" to "Salt roads, mapped"
    And the answers to writes are lost
    And she saves
    Then the revision count is "2"
    When the connection is restored
    And she checks the server
    Then the revision count is "3"

  @memory
  Scenario: A collection without revisions says so
    Given the collection "tags" keeps no revisions
    And Clara has signed in
    And she has opened the item "3" of "Tags"
    Then the revision panel shows "Revisions are turned off for this collection."

  @memory
  Scenario: Revisions are hidden without permission
    Given Jun has signed in
    And he has opened the item "16" of "Articles"
    Then he sees no revisions
