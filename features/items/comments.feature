Feature: Comments

  Rule: Editors write comments and change their own

    Background:
      Given Clara has signed in
      And she has opened the item "1" of "Articles"

    @memory
    Scenario: Comments are listed with author names, newest first
      Then the comment count is "3"
      And the newest comment is "Clara Voss: The potatoes are a lovely touch. Is 1930 the year they left or the year it was decided?"

    @browser
    Scenario: Comments are formatted, and mentions are names
      Then the comments are
        | Clara Voss: The potatoes are a lovely touch. Is 1930 the year they left or the year it was decided? |
        | Ines Halloran: @Clara Voss could you look over the sailing times? They are in the timetable.          |
        | Jun Takeda: I have two photographs of the jetty, if you want them: one at low water one with the boat |

    @memory @browser
    Scenario: A comment is posted
      Then she cannot post: "Write a comment first"
      When she writes the comment "The year they left."
      And she posts the comment
      Then she sees the message "Comment posted"
      And the newest comment is "Clara Voss: The year they left."
      And the comment count is "4"
      And the comment input holds ""

    @memory
    Scenario: A comment whose answer is lost is found on the server and not posted twice
      When the answers to writes are lost
      And she writes the comment "The year they left."
      And she posts the comment
      Then she sees the message "Comment posted"
      And the comment count is "4"
      And the comment input holds ""

    @memory @browser
    Scenario: A user is mentioned in a comment
      When she writes the comment "Please look, "
      And she mentions "Petra Novák" by typing "petr"
      Then the comment input holds "Please look, @Petra Novák "
      When she posts the comment
      Then the newest comment is "Clara Voss: Please look, @Petra Novák"

    @memory
    Scenario: An own comment is edited
      When she changes comment 1 to "Is 1930 right?"
      Then she sees the message "Comment saved"
      And the newest comment is "Clara Voss: Is 1930 right?"

    @memory
    Scenario: Comments of other users cannot be changed
      Then she cannot edit comment 2: "Only its author can edit it"
      And she cannot delete comment 2: "Your role can't do this with this comment"

    @memory
    Scenario: Deleting a comment can be cancelled
      When she starts to delete comment 1 and cancels
      Then the comment count is "3"
      When she deletes comment 1
      Then she sees the message "Comment deleted"
      And the comment count is "2"

    @memory
    Scenario: An item without comments shows no count
      When she opens the address "/collections/articles/3"
      Then no comment count is shown

    @browser
    Scenario: Markup and scripts in a comment do not run
      When she writes the comment "<img src=x onerror=alert(1)><script>alert(2)</script>[link](javascript:alert(3)) said"
      And she posts the comment
      Then the newest comment is "Clara Voss: link said"

    @browser
    Scenario: Leaving with an unsent comment asks for confirmation
      When she writes the comment "Half a thought"
      And she goes to "Tags"
      Then she sees the message "Unsaved changes"
      When she chooses to keep editing
      Then the comment input holds "Half a thought"

  Rule: Contributors may only write comments

    @memory
    Scenario: Contributors post comments but cannot change them
      Given Jun has signed in
      And he has opened the item "16" of "Articles"
      When he writes the comment "Well done"
      And he posts the comment
      Then the newest comment is "Jun Takeda: Well done"
      And he cannot edit comment 1: "You don't have permission to do this"
      And he cannot delete comment 1: "You don't have permission to do this"
